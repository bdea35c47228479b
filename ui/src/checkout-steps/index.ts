export { CheckoutStep, type CheckoutStepProps } from './checkout-step.tsx';
export { CheckoutSteps, type CheckoutStepItem, type CheckoutStepsProps } from './checkout-steps.tsx';
export { checkoutStepStates, type CheckoutStepState } from './step-state.ts';
