import { Checkbox } from '@witryna/ui/checkbox';
import { DateField } from '@witryna/ui/date-field';
import { Stack } from '@witryna/ui/layout';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { useId } from 'react';
import { useIntl } from '../i18n/index.ts';
import { getFieldNames, type AttributeFieldName } from './attribute-values.ts';
import type { CustomAttribute } from './custom-attribute.ts';

/** A field of a form, as `useForm` has it. */
interface FieldState {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
}

interface CustomAttributeFieldsProps {
  attributes: readonly CustomAttribute[];
  /** Returns the field of that name. */
  field(name: AttributeFieldName): FieldState;
}

/** Fields of the attributes that the merchant has added, in Magento's order. */
export function CustomAttributeFields({ attributes, field }: CustomAttributeFieldsProps) {
  return attributes.map((attribute) => (
    <CustomAttributeField
      key={attribute.code}
      attribute={attribute}
      fields={getFieldNames(attribute).map((name) => field(name))}
    />
  ));
}

interface CustomAttributeFieldProps {
  attribute: CustomAttribute;
  fields: readonly FieldState[];
}

function CustomAttributeField({ attribute, fields }: CustomAttributeFieldProps) {
  const intl = useIntl();
  const { input, options, isRequired, rules } = attribute;
  if (input === 'MULTISELECT') return <Choices attribute={attribute} fields={fields} />;
  return fields.map((props, line) => {
    const optional = !isRequired || line > 0;
    switch (input) {
      case 'TEXTAREA':
        return <TextArea key={props.name} {...props} optional={optional} />;
      case 'DATE':
        return <DateField key={props.name} {...props} optional={optional} min={rules.minDate} max={rules.maxDate} />;
      case 'SELECT':
      case 'BOOLEAN':
        return (
          <Select
            key={props.name}
            {...props}
            optional={optional}
            placeholder={intl.formatMessage('forms.choose')}
            options={
              options.length > 0
                ? options
                : [
                    { value: '1', label: intl.formatMessage('forms.attribute.yes') },
                    { value: '0', label: intl.formatMessage('forms.attribute.no') },
                  ]
            }
          />
        );
      default:
        return <TextField key={props.name} {...props} optional={optional} {...getTextType(rules.format)} />;
    }
  });
}

/** Keyboard of phones for a kind of text. The browser's own checks are off: the form has its own messages. */
function getTextType(format: CustomAttribute['rules']['format']) {
  if (format === 'numeric') return { inputMode: 'numeric' } as const;
  return format === 'email' || format === 'url' ? ({ type: format } as const) : {};
}

/** Boxes of which several can be ticked. The first has the error: the list of errors leads to it. */
function Choices({ attribute: { label, options, isRequired }, fields }: CustomAttributeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const error = fields[0]?.error;
  const hint = isRequired && !error ? intl.formatMessage('forms.attribute.atLeastOne') : undefined;
  return (
    <Stack gap="x2" role="group" aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`}>
      <Text id={`${id}-label`} size="small">
        {label}
        {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
      </Text>
      {hint && (
        <Text id={`${id}-hint`} size="small" tone="secondary">
          {hint}
        </Text>
      )}
      {fields.map(({ id: fieldId, name, value, onChange, error: fieldError }, index) => (
        <Checkbox
          key={name}
          id={fieldId}
          name={name}
          value="1"
          label={options[index]?.label}
          checked={value !== ''}
          error={fieldError}
          onChange={({ currentTarget: { checked } }) => onChange({ currentTarget: { value: checked ? '1' : '' } })}
        />
      ))}
    </Stack>
  );
}
