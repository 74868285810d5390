export type Encoding = "br" | "gzip";

/** The best of the offered encodings that an Accept-Encoding header allows; undefined for none. */
export function chooseEncoding(acceptEncoding: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(
    (acceptEncoding ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0);
}
