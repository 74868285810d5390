interface NoEnquiriesProps {
  /** Whether the version has already been built. */
  isBuilt?: boolean;
}

/** Warns that the contact form of a copy would not work, and says what to fill in. */
export function NoEnquiries({ isBuilt = false }: NoEnquiriesProps) {
  return (
    <div className="notice" role="note" aria-label="Enquiries">
      <p>
        <strong>The contact form will not work on this copy.</strong> Visitors who send it will see an error.
      </p>
      <p>
        To receive enquiries, fill in <a href={'#/publishing.yaml?at=["enquiryOrigin"]'}>Server for enquiries</a> with
        the address of the server that receives them, such as https://enquiries.example.com
        {isBuilt ? ", save, then prepare another version" : ""}. You can also publish without it.
      </p>
    </div>
  );
}
