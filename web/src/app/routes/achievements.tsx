export function AchievementsRoute() {
  return (
    <div className="page-width py-10">
      <h1 className="text-4xl">Achievements</h1>
    </div>
  );
}
