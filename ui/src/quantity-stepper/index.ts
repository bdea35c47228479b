export {
  QuantityStepper,
  type QuantityStepperStringOverrides,
  type QuantityStepperProps,
} from './quantity-stepper.tsx';
