export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards.tsx';
export { getRadioProps, type RadioChoice } from './radio-choice.ts';
