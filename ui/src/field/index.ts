export { Field, type FieldControlProps, type FieldProps } from './field.tsx';
export { FieldGroup, type FieldGroupAttributes } from './field-group.tsx';
export { describedBy } from './described-by.ts';
export { fieldIds } from './field-ids.ts';
export { FieldError, FieldHint, FieldLabelText, type FieldTexts } from './field-texts.tsx';
export { control } from './control.css.ts';
export * as slots from './slots.css.ts';
export { inverse } from './field.css.ts';
