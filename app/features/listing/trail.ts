/** The way to a listing. */
export function listingTrail({ title, path }: { title: string; path: string }) {
  return [
    { name: "Home", path: "/" },
    { name: "Products", path: "/product" },
    { name: title, path },
  ];
}
