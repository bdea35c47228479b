import { DateField, type DateFieldProps } from '@witryna/ui/date-field';
import { Select } from '@witryna/ui/select';
import { TextField } from '@witryna/ui/text-field';
import { useIntl } from '../../i18n/index.ts';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import type { CustomerFieldName, CustomerFields } from './customer-fields.ts';
import { toLocalDate } from './to-local-date.ts';

interface CustomerFieldProps {
  code: CustomerFieldName;
  /** The fields of the shop. */
  fields: CustomerFields;
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
}

/** Autofill tokens; tax numbers have none. */
const autocompleteTokens: Readonly<Record<CustomerFieldName, string>> = {
  prefix: 'honorific-prefix',
  middlename: 'additional-name',
  suffix: 'honorific-suffix',
  dob: 'bday',
  gender: 'sex',
  taxvat: 'off',
};

/** A field of an account that not every shop has; nothing in a shop that does not show it. */
export function CustomerField({ code, fields, ...field }: CustomerFieldProps) {
  const intl = useIntl();
  const shown = fields[code];
  if (!shown) return null;
  const props = { ...field, optional: shown.visibility === 'optional', autoComplete: autocompleteTokens[code] };
  if (code === 'dob') return <BirthdayField {...props} />;
  if (shown.options.length === 0) return <TextField {...props} />;
  return <Select {...props} options={shown.options} placeholder={intl.formatMessage('forms.choose')} />;
}

/** Offers no date after today. A server's HTML may be of another day, so it has no limit. */
function BirthdayField(props: DateFieldProps) {
  const max = useHydrated() ? toLocalDate(new Date()) : undefined;
  return <DateField {...props} max={max} />;
}
