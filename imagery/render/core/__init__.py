"""The building blocks of every scene: nodes, geometry, light, camera, rendering. Lengths in metres, angles in degrees."""
