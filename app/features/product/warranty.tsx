interface WarrantyProps {
  /** As supplied: "5 years". */
  term: string;
  productName: string;
}

export function Warranty({ term, productName }: WarrantyProps) {
  return (
    <div className="warranty">
      <p className="warranty__figure">{term}</p>
      <p className="quiet">
        The {productName} carries a warranty of {term}.
      </p>
    </div>
  );
}
