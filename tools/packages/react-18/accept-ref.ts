import { forwardRef, version, type ReactNode, type Ref } from 'react';

const refIsProp = Number.parseInt(version, 10) >= 19;

/**
 * React 19 passes `ref` to a function component as a prop; for React 18, which does not, it is made one here.
 *
 * @param component a function that hands on the `ref` among its props
 */
export function acceptRef(component: (props: { ref?: Ref<unknown> }) => ReactNode): unknown {
  if (refIsProp) return component;
  const withRef = forwardRef<unknown, object>((props, ref) => component(ref === null ? props : { ...props, ref }));
  withRef.displayName = component.name;
  return withRef;
}
