/** Returns whether a gallery has a video that is not hidden. */
export function hasProductVideos(
  gallery: readonly ({ __typename: string; disabled: boolean | null } | null)[] | null,
): boolean {
  return (gallery ?? []).some((entry) => entry?.__typename === 'ProductVideo' && !entry.disabled);
}
