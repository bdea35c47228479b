export { hasModifier } from './has-modifier.ts';
export { inTurn } from './in-turn.ts';
export { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
export { useControlled } from './use-controlled.ts';
export { isEscapeTaken, useEscape } from './use-escape.ts';
export { useFormReset } from './use-form-reset.ts';
export { useHashTarget } from './use-hash-target.ts';
export { useLatest } from './use-latest.ts';
export { useMergedRef } from './use-merged-ref.ts';
