import { forwardRef, version } from 'react';

const refIsProp = Number.parseInt(version, 10) >= 19;

/**
 * React 19 passes `ref` to a function component as a prop; for React 18, which does not, it is made one here.
 */
export function acceptRef(component) {
  if (refIsProp) return component;
  const withRef = forwardRef((props, ref) => component(ref === null ? props : { ...props, ref }));
  withRef.displayName = component.name;
  return withRef;
}
