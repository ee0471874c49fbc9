/** What the code lab opens with. */
export const startProgram = `import random

# Toss a fair coin 100 times and count.
heads = 0
for toss in range(100):
    if random.random() < 0.5:
        heads = heads + 1

print("Heads:", heads)
print("Tails:", 100 - heads)
`;
