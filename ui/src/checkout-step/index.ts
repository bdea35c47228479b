export { CheckoutStep, type CheckoutStepProps } from './checkout-step.tsx';
export { checkoutStepStates, type CheckoutStepState } from './checkout-step-state.ts';
export type { CheckoutStepStrings } from './checkout-step.strings.ts';
