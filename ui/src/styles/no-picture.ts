/** Image without a pixel, as a CSS value: what is behind it shows, as in a place without an image. */
export const noPicture = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/%3E")`;
