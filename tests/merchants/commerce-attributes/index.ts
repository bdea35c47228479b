import storeCredit from '../store-credit/index.ts';
import { withSettings } from '../with-settings.ts';

/** The American shop on Adobe Commerce, whose merchant has added attributes to addresses. */
export default withSettings(storeCredit, {
  addressAttributes: [
    {
      code: 'delivery_note',
      label: 'Delivery note',
      input: 'text',
      isRequired: true,
      rules: { MAX_TEXT_LENGTH: '20' },
    },
    {
      code: 'access',
      label: 'Access',
      input: 'select',
      options: [
        { value: '11', label: 'Stairs' },
        { value: '12', label: 'Elevator' },
      ],
      defaultValue: '11',
    },
    { code: 'opening_hours', label: 'Opening hours', input: 'multiline', lines: 2 },
  ],
});
