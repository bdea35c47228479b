/** Where images and videos of content may come from, as the content security policy says. `FrameData` is one. */
export interface MediaPolicy {
  /** Hosts; `*.` stands for every subdomain. Default: every host. */
  mediaHosts?: readonly string[];
}
