vcl 4.1;

# Machines that may remove pages. Add the addresses of Magento, e.g. "10.0.3.7"; or "10.0.3.0"/24;
# A whole private network would let anyone remove pages where clients of the internet come from one of its addresses: behind Docker Desktop, rootless containers, Kubernetes with externalTrafficPolicy Cluster, or a TCP proxy.
acl purgers {
  "localhost";
  "::1";
}
