import { Button } from '@witryna/ui/button';
import { SidePanel } from '@witryna/ui/side-panel';
import { Text } from '@witryna/ui/text';

export function CartPanel() {
  return (
    <SidePanel trigger={<Button>Cart</Button>} title="Cart (3)" footer={<Button>Checkout</Button>}>
      <Text>Running shoes</Text>
    </SidePanel>
  );
}
