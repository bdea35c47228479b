import { useEffect } from 'react';
import { useNavigation } from '../app/index.ts';
import { orderMemory } from './order-memory.ts';

/** Leads on to the receipt once there is one (CHK-31). It takes the place of the checkout: "back" must not lead to a form that could pay again. */
export function useReceipt(isOrdered: boolean): void {
  const navigation = useNavigation();
  useEffect(() => {
    if (!isOrdered) return;
    const receipt = orderMemory.readReceipt();
    const parameters = new URLSearchParams({
      email: receipt?.email ?? '',
      firstName: receipt?.shippingAddress.firstname ?? '',
      lastName: receipt?.shippingAddress.lastname ?? '',
    });
    void navigation?.navigate(`/create-account?${parameters.toString()}`, { replace: true });
  }, [isOrdered, navigation]);
}
