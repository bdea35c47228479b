import { decodeUid } from './decode-uid.ts';

/**
 * Returns Magento's uid of a selected value, base64 of `custom-option/<option>/<value>`. It is computed: Magento names
 * none for a file, although the schema promises one, so that a query for it loses the line.
 *
 * @param optionUid - Base64 of `custom-option/<option>`.
 * @param value - Id of the value.
 * @see `Magento\QuoteGraphQl\Model\CartItem\DataProvider\CustomizableOptionValue\File`
 */
export function getCustomValueUid(optionUid: string, value: string): string {
  const option = decodeUid(optionUid);
  // What was entered for another option may have characters that base64 does not take.
  return option !== '' && /^\d+$/.test(value) ? btoa(`${option}/${value}`) : `${optionUid}/${value}`;
}
