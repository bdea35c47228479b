import type { FilterInputs } from '../commerce/index.ts';
import type { FilterGroup } from '@witryna/ui/filter-panel';
import { currencyFormat, type IntlShape } from '../i18n/index.ts';
import type { PriceUnit } from '../platform/layout/get-price-unit.ts';
import { setFilter, toggleFilter, writeListState, type ListState } from './list-state.ts';
import type { Facet, FacetOption } from './product-listing.ts';

export interface FacetContext {
  intl: IntlShape;
  state: ListState;
  inputs: FilterInputs;
  /** How prices are shown: those of filters are in the base currency. */
  unit: PriceUnit;
  /** Query parameters that stay, e.g. the search text. */
  keep: Readonly<Record<string, string>>;
}

/** Label of the facet of prices: Magento does not translate it (CatalogGraphQl, layered navigation). */
const untranslatedPrice = 'Price';

/**
 * The facets as groups of links: each option switches itself on or off. Of a range only one option is chosen at a time.
 */
export function facetGroups(facets: readonly Facet[], context: FacetContext): FilterGroup[] {
  const { intl, state, inputs, keep } = context;
  return facets.map(({ code, label, options }) => ({
    code,
    label: code === 'price' && label === untranslatedPrice ? intl.formatMessage('catalog.price.label') : label,
    options: options.map((option) => {
      const selected = (state.filters[code] ?? []).includes(option.value);
      const next =
        inputs[code] === 'range'
          ? setFilter(state, code, selected ? [] : [option.value])
          : toggleFilter(state, code, option.value);
      return {
        value: option.value,
        label: optionLabel(option, { code, options }, context),
        ...(option.swatch && { swatch: option.swatch }),
        count: intl.formatNumber(option.count),
        countLabel: intl.formatMessage('catalog.productCount', { count: option.count }),
        selected,
        href: writeListState(next, keep) || '?',
      };
    }),
  }));
}

type LabeledOption = Pick<FacetOption, 'value' | 'label'>;

/** Whether an option is one of a Yes/No attribute: Magento labels those by their values. */
const isYesNo = ({ value, label }: LabeledOption) => value === label && /^[01]$/.test(value);

/** Text of a facet's option; a range of prices, Yes and No in the words of the locale. */
export function optionLabel(
  option: LabeledOption,
  { code, options }: { code: string; options: readonly LabeledOption[] },
  { intl, inputs, unit: { currency, rate } }: FacetContext,
): string {
  const { value, label } = option;
  if (inputs[code] !== 'range')
    return [option, ...options].every(isYesNo)
      ? intl.formatMessage(value === '1' ? 'catalog.yes' : 'catalog.no')
      : label;
  const [from = '*', to = '*'] = value.split('_');
  // Bounds are mostly whole; zeros after the comma would only be read.
  const amount = (text: string) =>
    intl.formatNumber(Number(text) * rate, { ...currencyFormat(currency), trailingZeroDisplay: 'stripIfInteger' });
  if (from === '*') return intl.formatMessage('catalog.price.to', { to: amount(to) });
  if (to === '*') return intl.formatMessage('catalog.price.from', { from: amount(from) });
  return intl.formatMessage('catalog.price.between', { from: amount(from), to: amount(to) });
}
