import { ButtonLink } from '@witryna/ui/button';
import { ActiveFilters, FilterPanel, type ActiveFilter } from '@witryna/ui/filter-panel';
import { FilterButton, FilterLayout, FilterSidebar } from '@witryna/ui/filter-sidebar';
import { Inline, Stack } from '@witryna/ui/layout';
import { useAnnounce } from '@witryna/ui/live-region';
import { Pagination } from '@witryna/ui/pagination';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Text } from '@witryna/ui/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { getPriceUnit } from '../platform/layout/get-price-unit.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { facetGroups, type FacetContext } from './facet-groups.ts';
import { activeFilters } from './active-filters.ts';
import { addPage, clearFilters, getFirstPage, toPage, writeListState } from './list-state.ts';
import { LazyListModeSwitch, LazyListProducts } from './lazy-list-view.tsx';
import { getModeQuery } from './list-mode.ts';
import { ProductCardItem } from '../products/index.ts';
import { PriceFilter } from './price-filter/price-filter.tsx';
import type { ProductListing } from './product-listing.ts';
import { SortForm } from './sort-form.tsx';
import { sortOptions, sortValue } from './sort-options.ts';

const loadFilterDialog = async () => (await import('@witryna/ui/filter-dialog')).FilterDialog;

interface ProductListProps {
  listing: ProductListing;
  /** Query parameters that stay when the list changes, e.g. the search text. */
  keep?: Readonly<Record<string, string>>;
}

const nothing = {};

/** Filters, order, products and pages of a category or a search. Everything chosen stands in the address. */
export function ProductList({ listing, keep: kept = nothing }: ProductListProps) {
  const intl = useIntl();
  const layout = useLayout();
  const { filterInputs, pageSize: gridSize, listModes } = layout;
  const unit = useMemo(() => getPriceUnit(layout), [layout]);
  const toast = useToast();
  const [dialog, setDialog] = useState(false);
  const { state, products, total, pages, facets, sortFields, ownSort, listView } = listing;
  const isList = listView?.mode === 'list';
  const pageSize = isList && listModes ? listModes.pageSize : gridSize;
  const keep = useMemo(() => (listView ? { ...kept, ...getModeQuery(listView) } : kept), [kept, listView]);
  const context = useMemo(
    (): FacetContext => ({ intl, state, inputs: filterInputs, unit, keep }),
    [intl, state, filterInputs, unit, keep],
  );
  const groups = useMemo(
    () =>
      facetGroups(facets, context).map((group) =>
        filterInputs[group.code] === 'range'
          ? { ...group, footer: <PriceFilter code={group.code} state={state} keep={keep} unit={unit} /> }
          : group,
      ),
    [facets, context, filterInputs, state, keep, unit],
  );
  const active = useMemo((): ActiveFilter[] => activeFilters(facets, context), [facets, context]);
  const clearHref = writeListState(clearFilters(state), keep) || '?';
  const count = intl.formatMessage('catalog.productCount', { count: total });
  const more = addPage(state, pages);
  const firstPage = getFirstPage(state);
  const shown = intl.formatMessage('catalog.shown', { shown: (firstPage - 1) * pageSize + products.length, total });
  const announce = useAnnounce();
  const grid = useRef<HTMLUListElement>(null);
  const counter = useRef<HTMLElement>(null);
  const announced = useRef(listing);
  useEffect(() => {
    const before = announced.current;
    announced.current = listing;
    // The first list is read with its page; later ones replace it under the reader. A focused count is read already.
    if (before === listing || document.activeElement === counter.current) return;
    const isLonger =
      getFirstPage(before.state) === firstPage && before.state.page < state.page && firstPage < state.page;
    announce(isLonger ? shown : count);
    // The keyboard goes on at the first of the products that were added.
    if (isLonger) grid.current?.children[before.products.length]?.querySelector('a')?.focus({ preventScroll: true });
  }, [listing, count, shown, firstPage, state.page, announce]);
  const filters = <FilterPanel groups={groups} />;

  return (
    <FilterLayout>
      {groups.length > 0 && <FilterSidebar>{filters}</FilterSidebar>}
      <Stack gap="x6">
        <Inline justify="between">
          <Text ref={counter} tabIndex={-1} tone="secondary">
            {count}
          </Text>
          <Stack screenOnly>
            <Inline gap="x2" align="end">
              {groups.length > 0 && (
                <FilterButton
                  count={active.length}
                  label={(count) => intl.formatMessage('catalog.showFilters', { count })}
                  onClick={() => setDialog(true)}
                />
              )}
              {listView && listView.modes.length > 1 && (
                <LazyListModeSwitch
                  value={listView.mode}
                  modes={listView.modes}
                  getHref={(mode) =>
                    writeListState(toPage(state, 1), { ...kept, ...getModeQuery({ ...listView, mode }) }) || '?'
                  }
                />
              )}
              {total > 0 && (
                <SortForm
                  state={state}
                  value={sortValue(state.sort, ownSort)}
                  keep={keep}
                  options={sortOptions(intl, sortFields, ownSort)}
                />
              )}
            </Inline>
          </Stack>
        </Inline>
        <ActiveFilters
          filters={active}
          clear={{ label: intl.formatMessage('catalog.clearFilters'), href: clearHref }}
          finalFocus={counter}
        />
        {products.length > 0 && isList && <LazyListProducts ref={grid} products={products} />}
        {products.length > 0 && !isList && (
          <ProductGrid ref={grid}>
            {products.map((product, index) => (
              <ProductCardItem key={product.uid} product={product} priority={index < 3} headingLevel={2} />
            ))}
          </ProductGrid>
        )}
        {products.length === 0 && (
          <Stack gap="x3" align="start">
            <Text size="lead" weight="semibold">
              {intl.formatMessage(active.length > 0 ? 'catalog.empty.title' : 'catalog.empty.none')}
            </Text>
            {active.length > 0 && (
              <>
                <Text tone="secondary">{intl.formatMessage('catalog.empty.text')}</Text>
                <ButtonLink href={clearHref}>{intl.formatMessage('catalog.empty.clear')}</ButtonLink>
              </>
            )}
          </Stack>
        )}
        {more && (
          <Stack gap="x2" align="center">
            <Text size="small" tone="secondary">
              {shown}
            </Text>
            <ButtonLink variant="secondary" href={writeListState(more, keep)} rel="nofollow" data-keep-scroll="">
              {intl.formatMessage('catalog.showMore')}
            </ButtonLink>
          </Stack>
        )}
        <Pagination
          current={state.page}
          total={pages}
          getHref={(page) => writeListState(toPage(state, page), keep) || '?'}
        />
      </Stack>
      <LazyMount
        load={loadFilterDialog}
        when={dialog}
        onError={() => {
          setDialog(false);
          toast({ type: 'error', message: intl.formatMessage('catalog.filtersFailed') });
        }}
        props={{
          open: dialog,
          onOpenChange: setDialog,
          title: intl.formatMessage('catalog.filters'),
          closeLabel: intl.formatMessage('catalog.closeFilters'),
          resultCount: total,
          applyLabel: (count) => intl.formatMessage('catalog.showResults', { count }),
          children: filters,
        }}
      />
    </FilterLayout>
  );
}
