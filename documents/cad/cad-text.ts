/** The metadata in a CAD file. */
export interface CadText {
  /** Product and subject. */
  title: string;
  /** What the drawing leaves out, or how a code was read. */
  description?: string | undefined;
  /** The address of the product's page. */
  source: string;
}
