import { Checkbox } from '@witryna/ui/checkbox';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { Heading } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { useAddressLines } from '../postal-address/index.ts';
import { isSameAddress, type AddressErrors } from './address.ts';
import type { SavedAddress } from './address-book.ts';
import { chooseAddress, otherAddress, typeAddress, type AddressChoice } from './address-choice.ts';
import { AddressFields } from './address-fields.tsx';
import { getSentAddress } from './company-invoice.ts';
import type { Country } from './countries.ts';
import type { OptionalFields } from './optional-fields.ts';
import { getRegions, withRegionName } from './regions.ts';

interface AddressSectionProps {
  /** Keeps the ids and names of two addresses on one page apart. */
  section: 'shipping' | 'billing';
  title: string;
  choice: AddressChoice;
  /** The saved addresses to choose from; without any, only the fields are shown. */
  book: readonly SavedAddress[];
  countries: readonly Country[];
  optionalFields: OptionalFields;
  errors: AddressErrors;
  onChoiceChange(choice: AddressChoice): void;
  /** Whether the address is to be saved in the address book; null where it cannot be. */
  shouldSave: boolean | null;
  onShouldSaveChange(shouldSave: boolean): void;
}

/** Section of the address step: the saved addresses to choose from, and the fields of another one. */
export function AddressSection({
  section,
  title,
  choice,
  book,
  countries,
  optionalFields,
  errors,
  onChoiceChange,
  shouldSave,
  onShouldSaveChange,
}: AddressSectionProps) {
  const intl = useIntl();
  const toLines = useAddressLines();
  const { chosen, address } = choice;
  const saved = book.find(({ id }) => id === chosen)?.address;
  // A saved address that lacks something is completed in the fields, which stay while it is typed.
  const isChanged = saved && !isSameAddress(saved, getSentAddress(address, optionalFields));
  const isTyped = !saved || isChanged || Object.keys(errors).length > 0;
  return (
    <Stack as="section" gap="x4" aria-labelledby={`${section}-address`}>
      <Heading level={3} size="h5" id={`${section}-address`}>
        {title}
      </Heading>
      {book.length > 0 && (
        <RadioCards
          label={intl.formatMessage('checkout.addressBook')}
          name={section === 'shipping' ? 'saved-address' : 'saved-billing-address'}
          value={chosen}
          onValueChange={(id) => onChoiceChange(chooseAddress(choice, id, book))}
          options={[
            ...book.map((entry) => {
              const [name = '', ...lines] = toLines(withRegionName(entry.address, getRegions(countries)));
              return { value: entry.id, title: name, description: lines.join(', ') };
            }),
            { value: otherAddress, title: intl.formatMessage('checkout.otherAddress') },
          ]}
        />
      )}
      {isTyped && (
        <AddressFields
          section={section}
          legend={title}
          address={address}
          countries={countries}
          optionalFields={optionalFields}
          errors={errors}
          onChange={(typed) => onChoiceChange(typeAddress(choice, typed))}
        />
      )}
      {shouldSave !== null && (
        <Checkbox
          name={`save-${section}-address`}
          label={intl.formatMessage('checkout.saveInAddressBook')}
          checked={shouldSave}
          onChange={(event) => onShouldSaveChange(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
