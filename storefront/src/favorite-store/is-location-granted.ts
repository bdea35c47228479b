/** True when the shopper has allowed the shop before to know the location, so that asking shows no prompt. */
export async function isLocationGranted(permissions: Pick<Permissions, 'query'> | undefined): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
