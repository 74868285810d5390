import type { ConfigData } from "html-validate";

/** The rules for the built HTML: the standard and the tool's recommendations, except these. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // How React writes HTML: all of it is valid, and none of it can be changed here.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // A picture's colour and preview, and a carousel's measures, are data.
    "no-inline-style": "off",
    // A table that is laid out as a list on a phone keeps its meaning by roles that are redundant elsewhere.
    "no-redundant-role": "off",
    // Several values of one facet may be chosen, and a form sends them all under its name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // A list may be named: https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Of the stage systems' four tabs one is shown at a time: the browser tests check the landmarks that are there.
    "unique-landmark": "off",
    // What the site serves itself needs no digest of its own.
    "require-sri": ["error", { target: "crossorigin" }],
    // Numbers are kept on one line by the style sheet, so that they are copied with plain spaces.
    "tel-non-breaking": "off",
  },
};
