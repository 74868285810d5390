import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { CatalogueItem, FacetId } from "#content/schema/facet.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { stateToQuery, readState, resultsId, toolsId } from "./address.ts";
import { filterItems, offerFacets, toggleValue, type Chosen } from "./filters/facets.ts";
import { sortItems, usefulOrders } from "./sort.ts";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { CatalogueBar, formId } from "./filters/catalogue-bar.tsx";
import { ChosenValues } from "./filters/chosen-values.tsx";
import type { ExplorerContent, FoundAtServer } from "./build-explorer.ts";
import { FacetChoices } from "./filters/facet-choices.tsx";
import { FacetSheet } from "./filters/facet-sheet.tsx";
import { CompareFirst } from "./results/compare-first.tsx";
import { Results } from "./results/results.tsx";
import { SearchFailure } from "./results/no-results.tsx";
import { useLatest } from "#app/ui/use-latest.ts";
import { useCatalogueState } from "./use-catalogue-state.ts";
import { useFormBeforeHydration } from "#app/ui/controls/use-form-before-hydration.ts";
import { useFoundItems } from "./use-found-items.ts";
import { conditionOf, countOf, facetOf, namedFigures } from "./results/asked.ts";
import { hallFor, matchOf, statementOf, type Demand } from "#app/features/search/index.ts";
import { useResultsInView } from "./results/use-results-in-view.ts";
import { useTypedQuery } from "./use-typed-query.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";

interface ExplorerProps {
  content: ExplorerContent;
  serverSearch: string;
  found: FoundAtServer | undefined;
}

/** The whole catalogue: searched, filtered, sorted, as cards or as a table. */
function Explorer({ content, serverSearch, found }: ExplorerProps) {
  const { facets, orders, columns } = content;
  const catalogueState = useCatalogueState(content, serverSearch);
  const { state, choice, addressOf, show } = catalogueState;
  useFormBeforeHydration({
    form: () => document.querySelector<HTMLFormElement>(`#${formId}`),
    read: (fields) => {
      // The search words stay in their field: the visitor may still be typing.
      const { query, shown: portion } = state;
      const entered = { ...readState(fields, content), query, shown: portion };
      return stateToQuery(entered, content) === stateToQuery(state, content) ? undefined : entered;
    },
    takeOver: show,
  });
  const typed = useTypedQuery(catalogueState);
  const [touched, setTouched] = useState(false);
  const { items, answer, pages, waiting, failed, retry } = useFoundItems(content.items, state.query, touched, found);
  const results = useResultsInView(catalogueState);
  const demands = answer?.demands ?? noDemands;
  const matches = useMemo(
    () =>
      new Map(
        answer?.products.map((product) => [
          product.id,
          { ...product, match: matchOf(answer.demands, product.degrees) },
        ]),
      ),
    [answer],
  );
  const isPart = useCallback(({ id }: CatalogueItem) => matches.get(id)?.match === "part", [matches]);
  const shown = useMemo(() => {
    const sorted = sortItems(filterItems(items, state.chosen), state.sort, orders);
    return sorted.toSorted((a, b) => Number(isPart(a)) - Number(isPart(b)));
  }, [items, state, orders, isPart]);
  // Where the products that match only part of the search begin.
  const parts = shown.findIndex(isPart);

  const offered = useMemo(() => offerFacets(items, facets, state.chosen), [items, facets, state.chosen]);
  const useful = useMemo(() => {
    const asked = demands.flatMap(({ figure }) => figure?.id ?? []);
    return usefulOrders(shown, orders, asked);
  }, [shown, orders, demands]);
  const toggled = (facet: FacetId, value: string): Chosen => toggleValue(items, facets, state.chosen, facet, value);
  // Text that has been typed but is not in the address yet is kept.
  const choose = useLatest((facet: FacetId, value: string) =>
    show({ chosen: toggled(facet, value), query: typed.readText() }),
  );
  const count = printCount(shown.length, parts === 0 ? "partial match" : "product");
  const chosenCount = Object.values(state.chosen).reduce((sum, values) => sum + (values?.length ?? 0), 0);
  const asked = useMemo(
    () =>
      demands.map((demand, place) => {
        const meeting = items.filter(({ id }) => matches.get(id)?.degrees[place]);
        return { demand, facet: facetOf(demand, facets, meeting, content.items) };
      }),
    [demands, items, matches, facets, content.items],
  );
  const isUnderstood = asked.some(({ demand: { isWord, readAs }, facet }) => !isWord || readAs || facet);
  const conditions = asked.length > 1 || isUnderstood ? asked : [];
  const figures = useMemo(() => {
    const byFilter = facets.flatMap(({ id, figure = [] }) => (state.chosen[id]?.length ? figure : []));
    return [
      ...new Set([
        ...byFilter,
        ...asked.flatMap(({ facet }) => facet?.figure ?? []),
        ...namedFigures(demands, columns),
      ]),
    ];
  }, [facets, state.chosen, asked, demands, columns]);
  const statement = statementOf(
    demands,
    shown.flatMap(({ id }) => matches.get(id)?.match ?? []),
  );
  const hall = answer?.seats === undefined ? undefined : hallFor(answer.seats);
  const whole = chosenCount === 0 && (state.query === "" || waiting);
  const list = useMemo(
    () => ({
      shown,
      state,
      choice,
      demands,
      matches,
      figures,
      parts,
      answered: items.length > 0,
      pages,
      whole,
      hrefOf: addressOf,
    }),
    [shown, state, choice, demands, matches, figures, parts, items, pages, whole, addressOf],
  );
  // A click updates the filters and the count at once; the list, which is the slowest to render, follows.
  const listed = useDeferredValue(list);

  return (
    <TermHints terms={content.terms}>
      <div className="catalogue wrap" id={toolsId}>
        <CatalogueBar
          typed={typed}
          state={state}
          orders={useful}
          orderLabels={orders}
          hrefOf={addressOf}
          onSort={(sort) => show({ sort, query: typed.readText() })}
          onView={(view) => show({ view, query: typed.readText() })}
          onInterest={() => setTouched(true)}
          filters={
            <FacetSheet
              facets={offered}
              chosenCount={chosenCount}
              count={count}
              onChoose={choose}
              clear={addressOf({ chosen: {} })}
            />
          }
        />
        <div className="catalogue__row grid">
          <aside className="catalogue__facets" aria-label="Filters">
            <FacetChoices facets={offered} onChoose={choose} formId={formId} />
            <button type="submit" form={formId} className="catalogue__submit action-link action-link--button">
              Show products
            </button>
          </aside>
          <section
            id={resultsId}
            className="catalogue__results"
            aria-label="Results"
            ref={results}
            aria-busy={waiting || listed !== list}
          >
            <div className="catalogue__status">
              <div role="status">
                <h2 tabIndex={-1}>{waiting ? "Searching…" : count}</h2>
                {statement && shown.length > 0 && <p className="catalogue__statement">{statement}</p>}
              </div>
              <ChosenValues
                facets={offered}
                hrefWithout={(facet, value) => addressOf({ chosen: toggled(facet, value) })}
                conditions={conditions.map(({ demand, facet }) => ({
                  name: conditionOf(demand, facet),
                  count: countOf(demand),
                  href: addressOf({ query: demand.rest }),
                }))}
                clear={addressOf({ chosen: {}, query: "" })}
              />
              {hall && <ActionLink to={hall.path}>{hall.title}</ActionLink>}
              {!whole && <CompareFirst shown={shown} matches={matches} />}
            </div>
            {failed && <SearchFailure retry={retry} />}
            <Results content={content} {...listed} />
          </section>
        </div>
      </div>
    </TermHints>
  );
}

const noDemands: readonly Demand[] = [];

/** How many results, in words: `1 product`, `No products`, `9 partial matches`. */
function printCount(count: number, noun: "product" | "partial match"): string {
  if (count === 0) return "No products";
  if (count === 1) return `1 ${noun}`;
  return `${count} ${noun === "product" ? "products" : "partial matches"}`;
}

export default island("explorer", withAddress(Explorer), { followsAddress: true, storedUnder: "shortlist comparison" });
