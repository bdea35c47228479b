export { TextField, textFieldTypes, type TextFieldProps } from './text-field.tsx';
