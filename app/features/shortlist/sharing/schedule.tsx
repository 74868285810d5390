import { choiceLabels, choiceKinds } from "#content/printed/choices.ts";
import { useState } from "react";
import { formatLongDate } from "#app/ui/long-date.ts";
import { printSent } from "../list/sent-mark.ts";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import { printAmount, projectTitle } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct, ScheduleHead } from "../build-shortlist-page.ts";

interface ScheduleProps {
  list: Shortlist;
  productOf: (id: string) => ListedProduct;
  head: ScheduleHead;
}

/** The list in print: one row per item, under the company's name. Hidden on screen. */
export function Schedule({ list, productOf, head }: ScheduleProps) {
  const [date] = useState(() => formatLongDate());
  const sampled = list.items.some(({ productId }) => productOf(productId).figures.some(({ sample }) => sample));
  return (
    <div className="schedule">
      <header className="schedule__head">
        <p className="schedule__company">{head.name}</p>
        <p>{head.office}</p>
        <p>{head.contact}</p>
      </header>
      <p className="schedule__title">{projectTitle(list) || "Shortlist"}</p>
      {list.note && <p className="schedule__note-of-project">{list.note}</p>}
      <p className="schedule__date">{[date, printSent(list)].filter(Boolean).join(". ")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Product</th>
            <th scope="col">Choices</th>
            <th scope="col">Quantity</th>
            <th scope="col">Figures</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((item, index) => {
            const product = productOf(item.productId);
            return (
              <tr key={`${item.productId} ${choiceKinds.map((kind) => item[kind]).join(" ")}`}>
                <td>{index + 1}</td>
                <th scope="row">
                  <SmallPicture {...product} />
                  <span translate="no">
                    {product.gone ? product.name : <a href={`/${item.productId}`}>{product.name}</a>}
                  </span>
                </th>
                <td>
                  <Lines
                    lines={[
                      ...choiceKinds.flatMap((kind) => (item[kind] ? [`${choiceLabels[kind]}: ${item[kind]}`] : [])),
                      ...(item.remark ? [`Remark: ${item.remark}`] : []),
                    ]}
                  />
                </td>
                <td className="schedule__amount">{item.amount && printAmount(item.amount)}</td>
                <td>
                  <Lines
                    lines={product.figures.map(({ label, value, sample }) => `${label} ${value}${sample ? "*" : ""}`)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="schedule__note">{`${sampled ? "* Sample value. " : ""}Figures as supplied.`}</p>
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => <span key={line}>{line}</span>);
}
