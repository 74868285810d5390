/** Texts that a layout must cope with although it was not designed for them. */

/** A word of sixty letters without a break opportunity. */
export const longWord = "Schallschutzdeckenunterkonstruktionsbefestigungsschraubenset";

/** A very long product name in Hindi. */
export const longHindiName = "ध्वनि अवशोषक छिद्रित काष्ठ भित्ति पट्टिका एवं निलंबित छत प्रणाली विशेष संस्करण";

/** A paragraph in Hindi. */
export const longHindiText =
  "यह पट्टिका सभागारों, सम्मेलन कक्षों, छविगृहों और ध्वनि अभिलेखन कक्षों में गूँज को कम करने के लिए बनाई गई है। इसे दीवार और छत दोनों पर लगाया जा सकता है, और इसकी सतह अनेक रंगों तथा काष्ठ प्रतिरूपों में उपलब्ध है। स्थापना से पहले सतह का सूखा, समतल और स्वच्छ होना आवश्यक है, अन्यथा पट्टिकाएँ समय के साथ अपने स्थान से हट सकती हैं।";

/** The awkward texts by their problem, for `test.each`. */
export const awkwardNames: [string, string][] = [
  ["a word of sixty letters", longWord],
  ["a long name in Hindi", longHindiName],
];

/** More items than any list was designed for. */
export const manyCount = 60;

/** A list of this length, each item made from its index. */
export function listOf<Item>(length: number, make: (place: number) => Item): Item[] {
  return Array.from({ length }, (_, place) => make(place));
}
