import type { IntlShape } from '../i18n/index.ts';
import { getFieldNames, type AttributeFieldName } from './attribute-values.ts';
import type { CustomAttribute } from './custom-attribute.ts';

/** Returns the labels of the fields of attributes, by which the list of errors names them. */
export function getFieldLabels(
  attributes: readonly CustomAttribute[],
  intl: Pick<IntlShape, 'formatMessage'>,
): Record<AttributeFieldName, { text: string }> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      getFieldNames(attribute).map((name, index) => {
        const { label, input } = attribute;
        const isFurtherLine = input === 'MULTILINE' && index > 0;
        return [
          name,
          { text: isFurtherLine ? intl.formatMessage('forms.attribute.line', { label, line: index + 1 }) : label },
        ];
      }),
    ),
  );
}
