export { Field, type FieldControlProps, type FieldProps } from './field.tsx';
export { FieldGroup, type FieldGroupAttributes } from './field-group.tsx';
export { joinIds } from './join-ids.ts';
export { splitFieldProps } from './split-field-props.ts';
export { getFieldIds } from './get-field-ids.ts';
export { FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
export { control } from './control.css.ts';
export * as slots from './slots.css.ts';
export { inverse } from './field.css.ts';
