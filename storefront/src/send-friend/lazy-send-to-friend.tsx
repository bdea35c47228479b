import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useHasInteracted } from '../platform/hydration/use-has-interacted.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import type { SendToFriendProps } from './send-to-friend.tsx';

const loadSendToFriend = async () => (await import('./send-to-friend.tsx')).SendToFriend;

/** The button that emails friends about a product, where the shop allows it. Its script comes with the first action. */
export function LazySendToFriend(props: SendToFriendProps) {
  const { sendFriend } = useLayout();
  const acted = useHasInteracted();
  return <LazyMount load={loadSendToFriend} when={acted && sendFriend !== 'nobody'} props={props} />;
}
