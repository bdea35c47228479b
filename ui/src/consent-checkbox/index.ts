export { ConsentCheckbox, type ConsentCheckboxProps } from './consent-checkbox.tsx';
