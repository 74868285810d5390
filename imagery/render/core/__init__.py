"""The parts every scene is made with: nodes, geometry, light, camera, rendering. Lengths in metres, angles in degrees."""
