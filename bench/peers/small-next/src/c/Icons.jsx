const S = (d) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);
export const icons = [
  { t: "Facebook", h: "https://example.com/f", i: S("M14 8h3V4h-3a4 4 0 0 0-4 4v2H7v4h3v8h4v-8h3l1-4h-4V8z") },
  {
    t: "LinkedIn",
    h: "https://example.com/l",
    i: S("M4 9h4v12H4zM6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm5 6h4v2c1-3 7-3 7 3v7h-4v-6c0-3-3-3-3 0v6h-4z"),
  },
  { t: "E-mail", h: "mailto:info@example.com", i: S("M2 5h20v14H2zm10 8 8-6H4z") },
  {
    t: "Chat",
    h: "https://example.com/w",
    i: S("M12 2a10 10 0 0 0-8 15l-2 5 5-2A10 10 0 1 0 12 2zm-3 5 2 3-1 2 3 3 2-1 2 2-2 2c-4 0-8-5-8-8z"),
  },
  { t: "E-catalogue", h: "/catalogue.pdf", i: S("M5 2h9l5 5v15H5zm8 1v5h5zM8 12h8v2H8zm0 4h8v2H8z") },
];
