export function LandingRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Quantum Computing for Young Minds</h1>
    </div>
  );
}
