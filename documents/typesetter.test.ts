import { describe, expect, it } from "vitest";
import { readFonts } from "./fonts.ts";
import { Typesetter } from "./typesetter.ts";

const typesetter = new Typesetter(await readFonts(process.cwd()));

function set(template: string, files: Record<string, string> = {}): Buffer {
  const all = Object.entries({ "/sheet.typ": template, ...files });
  return typesetter.pdf({
    template: "/sheet.typ",
    content: { title: "Panel" },
    files: new Map(all.map(([path, text]) => [path, Buffer.from(text)])),
  });
}

const house = '#set document(date: none)\n#set text(font: "Instrument Sans")\n#json(bytes(sys.inputs.content)).title';

describe("a typesetter", () => {
  it("produces the same bytes for the same manuscript", () => {
    const first = set(house);
    set('#set text(font: "Instrument Sans")\nAnother');
    expect(first.subarray(0, 5).toString()).toBe("%PDF-");
    expect(set(house).equals(first)).toBe(true);
  });

  it("reports the position of a fault in a template", () => {
    expect(() => set(`${house}\n#nothing`)).toThrow(/sheet\.typ:4: unknown variable: nothing/);
  });

  it("refuses a template with a warning", () => {
    expect(() => set('#set text(font: "No Such Face")\nText')).toThrow(/sheet\.typ:\S*: unknown font family/);
  });

  it("does not find files of an earlier manuscript", () => {
    set('#set text(font: "Instrument Sans")\n#import "/part.typ": words\n#words', {
      "/part.typ": "#let words = [Text]",
    });
    expect(() => set('#import "/part.typ": words\n#words')).toThrow(/part\.typ/);
  });
});
