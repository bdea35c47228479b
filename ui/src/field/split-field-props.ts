import type { FieldFrameProps, FieldProps } from './field.tsx';

/** Props that a field component takes besides the attributes of its control. */
interface FieldComponentProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** Names of the props that belong to the frame and not to the control. */
type FrameName = keyof FieldProps | 'id' | 'className';

/**
 * Splits the props of a field component into those of its frame, `Field`, and the attributes of its control. The frame
 * also gets what it says about the control: whether it is disabled, and what else describes it.
 */
export function splitFieldProps<Props extends FieldComponentProps>(
  props: Props,
): { frame: Omit<FieldFrameProps, 'children'>; attributes: Omit<Props, FrameName> } {
  const { disabled, 'aria-describedby': describedBy } = props;
  const { label, optional, optionalLabel, hint, error, tone, loading, id, className, ...attributes } = props;
  return {
    frame: { label, optional, optionalLabel, hint, error, tone, loading, id, className, disabled, describedBy },
    attributes,
  };
}
