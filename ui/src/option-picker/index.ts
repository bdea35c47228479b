export { OptionPicker, type OptionPickerProps, type PickerOption } from './option-picker.tsx';
