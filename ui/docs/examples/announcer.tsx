import { Button } from '@witryna/ui/button';
import { Announcer, useAnnounce } from '@witryna/ui/live-region';

function AddToCart() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Running shoes are in the cart.')}>Add to cart</Button>;
}

export function Shop() {
  return (
    <Announcer>
      <AddToCart />
    </Announcer>
  );
}
