/**
 * Widths in CSS pixels from which a layout changes. A style sheet uses `(min-width: 768px)` for a tablet and everything wider,
 * and `(max-width: 767px)` for anything narrower.
 */
export const breakpointsPx = {
  narrowPhone: 360,
  largePhone: 576,
  tablet: 768,
  desktop: 992,
  wideDesktop: 1200,
  widest: 1440,
} as const;

/** Media query of phones. */
export const belowTablet = `(max-width: ${breakpointsPx.tablet - 1}px)`;

/** Media query from which the menu is in the header and the filters are beside the products. */
export const fromDesktop = `(min-width: ${breakpointsPx.desktop}px)`;
