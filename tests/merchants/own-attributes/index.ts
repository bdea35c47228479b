import americanBikes from '../american-bikes/index.ts';
import { withSettings } from '../with-settings.ts';

const toOptions = (labels: readonly string[]) => labels.map((label, index) => ({ value: String(index + 11), label }));

/** The American shop, where the merchant has added attributes to accounts and addresses. */
export default withSettings(americanBikes, {
  customerAttributes: [
    {
      code: 'wheel_size',
      label: 'Wheel size',
      input: 'select',
      isRequired: true,
      options: toOptions(['26"', '28"', '29"']),
    },
    {
      code: 'heard_from',
      label: 'How did you hear about us',
      input: 'text',
      isRequired: true,
      rules: { MIN_TEXT_LENGTH: '3', MAX_TEXT_LENGTH: '20' },
    },
    {
      code: 'interests',
      label: 'Interests',
      input: 'multiselect',
      isRequired: true,
      options: toOptions(['Touring', 'Racing', 'Repairs']),
      defaultValue: '13',
    },
    { code: 'has_garage', label: 'Garage', input: 'boolean' },
    // Since 2020-01-01.
    { code: 'riding_since', label: 'Riding since', input: 'date', rules: { DATE_RANGE_MIN: '1577836800' } },
    { code: 'club', label: 'Club', input: 'multiline', lines: 2 },
    { code: 'about', label: 'About you', input: 'textarea' },
    { code: 'license', label: 'License', input: 'file' },
  ],
  addressAttributes: [
    {
      code: 'delivery_note',
      label: 'Delivery note',
      input: 'text',
      isRequired: true,
      forms: ['customer_address_edit'],
      rules: { MAX_TEXT_LENGTH: '20' },
    },
    { code: 'access', label: 'Access', input: 'select', options: toOptions(['Stairs', 'Elevator']) },
  ],
});
