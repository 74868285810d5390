import type { ConfigData } from "html-validate";

/** The rules for the built HTML: the standard and the tool's recommendations, with these exceptions. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's notation, which is valid and cannot be changed here.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // A picture's colour and preview, and a carousel's dimensions, are data.
    "no-inline-style": "off",
    // A table laid out as a list on a phone keeps its semantics by roles that are redundant elsewhere.
    "no-redundant-role": "off",
    // A facet may have several chosen values, which a form sends under the same name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // A list may be named: https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // One of the stage systems' four tabs is shown at a time: the browser tests check the visible landmarks.
    "unique-landmark": "off",
    // The site's own files need no integrity hash.
    "require-sri": ["error", { target: "crossorigin" }],
    // The style sheet keeps numbers on one line, so that they are copied with plain spaces.
    "tel-non-breaking": "off",
  },
};
