interface NoEnquiriesProps {
  /** Whether that is so of a version that is built already. */
  isBuilt?: boolean;
}

/** Says before a copy is published that its contact form would be dead, and what to fill in. */
export function NoEnquiries({ isBuilt = false }: NoEnquiriesProps) {
  return (
    <div className="notice" role="note" aria-label="Enquiries">
      <p>
        <strong>The contact form will not work on this copy.</strong> Files alone cannot receive enquiries: whoever
        fills in the form reads that it could not be sent.
      </p>
      <p>
        To receive them, fill in <a href={'#/publishing.yaml?at=["enquiryOrigin"]'}>Server for enquiries</a> with the
        address of the server that receives them, such as https://enquiries.example.com
        {isBuilt ? ", save, and check and build a new version" : ""}. You can publish without it.
      </p>
    </div>
  );
}
