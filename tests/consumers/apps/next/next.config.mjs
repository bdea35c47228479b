export default { typescript: { ignoreBuildErrors: true }, devIndicators: false };
