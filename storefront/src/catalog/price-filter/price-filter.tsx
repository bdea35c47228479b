import { PriceRange } from '@witryna/ui/price-range';
import { useLocation } from 'react-router-dom';
import { useNavigation } from '../../platform/navigation/navigation-context.tsx';
import { currencyFormat, useIntl, type IntlShape } from '../../i18n/index.ts';
import type { PriceUnit } from '../../platform/layout/get-price-unit.ts';
import {
  getInvalidEnds,
  listFields,
  parseRange,
  setFilter,
  toBaseCurrency,
  toDisplayCurrency,
  writeListState,
  writeRange,
  type ListState,
  type Range,
} from '../list-state.ts';

interface PriceFilterProps {
  /** Code of the attribute. */
  code: string;
  state: ListState;
  /** Query parameters that stay. */
  keep: Readonly<Record<string, string>>;
  /** How prices are shown: those of the filter are in the base currency. */
  unit: PriceUnit;
}

/** A range of prices of the shopper's own; without scripts the form sends it as `price_from` and `price_to`. */
export function PriceFilter({ code, state, keep, unit: { currency, rate } }: PriceFilterProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { search } = useLocation();
  const unit = { currency: getCurrencySymbol(intl, currency) };
  const open = (shown: Range) => {
    const range = writeRange(toBaseCurrency(shown, rate));
    void navigation?.navigate(writeListState(setFilter(state, code, range ? [range] : []), keep) || '?', {
      keepScroll: true,
    });
  };
  return (
    <PriceRange
      name={code}
      value={toDisplayCurrency(parseRange(state.filters[code]?.[0]), rate)}
      invalidTexts={getInvalidEnds(new URLSearchParams(search), code)}
      hiddenFields={listFields(setFilter(state, code, []), keep)}
      label={intl.formatMessage('priceFilter.label')}
      fromLabel={intl.formatMessage('priceFilter.from', unit)}
      toLabel={intl.formatMessage('priceFilter.to', unit)}
      onApply={open}
    />
  );
}

/** `zł` of `0 zł`; the sign for any currency where there is none. */
function getCurrencySymbol(intl: IntlShape, currency: string): string {
  const format = { ...currencyFormat(currency), minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return intl.formatNumber(0, format).replace(/[\d\s]/g, '') || '¤';
}
