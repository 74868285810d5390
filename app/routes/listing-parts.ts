/** A card's picture: the whole row on a phone, half of it on a tablet, a quarter on a wide screen. */
export const cardPictureSizes = "(min-width: 1440px) 316px, (min-width: 992px) 20vw, (min-width: 768px) 43vw, 90vw";

/** The way to a listing. */
export function listingTrail({ title, path }: { title: string; path: string }) {
  return [
    { name: "Home", path: "/" },
    { name: "Products", path: "/product" },
    { name: title, path },
  ];
}
