import { Popover } from '@witryna/ui/popover';
import { Text } from '@witryna/ui/text';

export function ShippingCosts() {
  return (
    <Popover trigger="Shipping costs">
      <Text>Delivery is free from €149.</Text>
    </Popover>
  );
}
