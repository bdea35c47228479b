export { DateField, dateFieldTypes, type DateFieldProps } from './date-field.tsx';
