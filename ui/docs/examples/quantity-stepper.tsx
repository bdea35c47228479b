import { useState } from 'react';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';

export function Quantity() {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityStepper name="quantity" itemName="Running shoes" value={quantity} onValueChange={setQuantity} max={12} />
  );
}
